/** Councillors on a field of 24 by 28: colour and headgear tell them apart. */

export const SHOULDERS = "M1.5 28c0-6.8 3.8-9.8 10.5-9.8S22.5 21.2 22.5 28Z";

/** What stands behind the face, and what covers it. */
export const HEADGEAR: Record<string, { behind?: string; front: string }> = {
  white: { front: "M12 .6c3.6 2.4 5.3 5.4 5 9.8H7c-.3-4.4 1.4-7.4 5-9.8ZM7 8h10" },
  black: {
    behind: "M4.8 20C3 10.5 5.8 4 12 4s9 6.5 7.2 16Z",
    front: "M6.8 12c0-4.6 2-6.7 5.2-6.7s5.2 2.1 5.2 6.7c-2.8-2.6-7.6-2.6-10.4 0Z",
  },
  orange: { front: "M5.3 10c-.9-5 2.3-8 6.7-8s7.6 3 6.7 8c-3.2-1.8-10.2-1.8-13.4 0ZM6 7.5c4.5.5 8-1.5 10.5-4" },
  pink: { behind: "M16.5 4.5c4 4 5 9 3.5 15.5l-4-2Z", front: "M6.9 10.2L15.5-.2l2 10.4c-3-2-7.6-2-10.6 0Z" },
  purple: { front: "M6.3 10.3L5.5 3.3l3.8 3L12 1.6l2.7 4.7l3.8-3l-.8 7c-3-1.2-8.4-1.2-11.4 0Z" },
  "light-blue": {
    front:
      "M4.3 9.3c0-4 3.7-6.3 8-6.3s7.7 2 7.7 5c0 1.7-1.5 2.3-3 2H6.5c-1.3 0-2.2-.1-2.2-.7ZM16.5 4c1-2 2.5-3.2 4.5-3.6",
  },
};
