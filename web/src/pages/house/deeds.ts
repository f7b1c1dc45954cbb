/** What the server offers to its administrators: only their page asks for it. */

import { call } from "../../api";
import type { Act, Report } from "../../types";

const named = (id: string): string => encodeURIComponent(id);

export const deeds = {
  reports: (page: number) => call<Report[]>("GET", `/admin/reports?page=${page}`),
  settle: (report: number) => call<Report[]>("POST", `/admin/reports/${report}/settle`, {}),
  acts: () => call<Act[]>("GET", "/admin/acts"),
  suspend: (player: string, suspended: boolean) => call<Act>("PATCH", `/admin/players/${named(player)}`, { suspended }),
  rename: (player: string, name: string) => call<Act>("PATCH", `/admin/players/${named(player)}`, { name }),
  close: (table: string, closed: boolean) => call<Act>("POST", `/admin/tables/${named(table)}/close`, { closed }),
  deleteLine: (table: string, line: number) => call<Act>("DELETE", `/admin/tables/${named(table)}/talk/${line}`),
};
