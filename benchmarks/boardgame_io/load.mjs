// A closed loop of moves: each table has four sockets; one sends a move, and when all four have heard of it, the next is sent.
//   node load.mjs outremer|bgio PORT TABLES SECONDS   -> one line of JSON
// PIDS names the server's processes, whose time on the CPU is read from /proc.
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const [kind, port, tablesWanted, secondsWanted] = process.argv.slice(2);
const TABLES = Number(tablesWanted);
const SECONDS = Number(secondsWanted);
const SEATS = 4;
const latencies = [];
let measuring = false;
let ended = false;
let moves = 0;

const now = () => performance.now();
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const heardByAll = (since) => {
  if (!measuring) return;
  moves += 1;
  latencies.push(now() - since);
};

// -- our own server -------------------------------------------------------------------------------------------------

const api = `http://127.0.0.1:${port}/api/v1`;
const live = api.replace('http', 'ws');
const tag = Math.random().toString(36).slice(2, 10);
let cookie = '';

async function call(method, path, body) {
  const answer = await fetch(api + path, { method, body: JSON.stringify(body ?? {}), headers: { cookie } });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  if (!cookie) cookie = answer.headers.get('set-cookie').split(';')[0];
  return answer.json();
}

function open(url, listen) {
  const WebSocket = require('ws');
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: { cookie } });
    socket.on('message', listen);
    socket.once('error', reject);
    socket.once('open', () => resolve(socket));
  });
}

// A game of Jerusalem is soon over when all play at random: each table has the next ones ready, so that only moves are measured.
const SHORTEST_GAME = 350; // moves
const MOST_MOVES = 8000; // in a second, at all tables together
const GAMES = Math.ceil((MOST_MOVES * (SECONDS + 1)) / (SHORTEST_GAME * TABLES));

function outremerTable(number) {
  const ready = [];
  let serial = 0;
  let game = null;

  const play = () => {
    if (ended) return;
    const { seat, moves: free, sequence } = game.next;
    const move = free[Math.floor(Math.random() * free.length)];
    serial += 1;
    game.sent = now();
    game.sockets[seat].send(JSON.stringify({ type: 'play', id: `${tag}-${number}-${serial}`, sequence, moves: [move] }));
  };
  const listen = (here, seat) => (data) => {
    const message = JSON.parse(data);
    if (message.type === 'error' || message.type === 'refused' || message.type === 'stale') throw new Error(String(data));
    if (message.type !== 'change' && message.type !== 'state') return;
    here.heard[seat] = message.sequence;
    if (message.moves.length) here.next = { seat, moves: message.moves, sequence: message.sequence };
    if (message.type === 'state' || here.heard.some((one) => one < message.sequence)) return;
    heardByAll(here.sent);
    if (here.next.sequence !== message.sequence) game = ready.pop(); // it is over
    if (!game) throw new Error(`table ${number} has played all its ${GAMES} games`);
    play();
  };
  const prepare = async () => {
    const seats = new Array(SEATS).fill({ kind: 'me' });
    const { id } = await call('POST', '/tables', { game: 'jerusalem', seats, visibility: 'link' });
    await call('POST', `/tables/${id}/start`);
    const here = { heard: new Array(SEATS).fill(-1), next: null, sent: 0, sockets: [] };
    here.sockets = await Promise.all(here.heard.map((_, seat) => open(`${live}/tables/${id}/live?seat=${seat}`, listen(here, seat))));
    while (here.heard.some((one) => one < 0)) await sleep(0.002);
    return here;
  };
  const begin = async () => {
    while (ready.length < GAMES) ready.push(await prepare());
    game = ready.pop();
  };
  return { begin, play, close: () => [game, ...ready].forEach((one) => one.sockets.forEach((socket) => socket.terminate())) };
}

// -- boardgame.io ---------------------------------------------------------------------------------------------------

function bgioTable(number) {
  const { io } = require('socket.io-client');
  const matchID = `${tag}${number}`;
  const sockets = [];
  let stateID = 0;
  let seat = 0;
  let got = 0;
  let sent = 0;

  const play = () => {
    if (ended) return;
    got = 0;
    sent = now();
    const playerID = String(seat);
    const payload = { type: 'place', args: [Math.floor(Math.random() * 16)], playerID, credentials: undefined };
    sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  };
  const begin = async () => {
    for (let at = 0; at < SEATS; at++) {
      const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true });
      await new Promise((resolve, reject) => { socket.on('connect', resolve); socket.on('connect_error', reject); });
      const synced = new Promise((resolve) => socket.once('sync', (_id, info) => { stateID = info.state._stateID; resolve(); }));
      socket.emit('sync', matchID, String(at), undefined, SEATS);
      await synced;
      sockets.push(socket);
    }
    for (const socket of sockets) {
      socket.on('update', (_id, state) => {
        if (state._stateID <= stateID) return;
        got += 1;
        if (got < SEATS) return;
        stateID = state._stateID;
        seat = Number(state.ctx.currentPlayer);
        heardByAll(sent);
        play();
      });
    }
  };
  return { begin, play, close: () => sockets.forEach((socket) => socket.disconnect()) };
}

// -- measuring ------------------------------------------------------------------------------------------------------

function onCpu() { // seconds of all threads of the server's processes
  let nanoseconds = 0;
  for (const pid of (process.env.PIDS || '').split(',').filter(Boolean)) {
    for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
      try {
        nanoseconds += Number(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
      } catch { /* it ended */ }
    }
  }
  return nanoseconds / 1e9;
}

if (kind === 'outremer') await call('POST', '/session', { name: 'Load' });
const tables = [];
for (let number = 0; number < TABLES; number++) tables.push(kind === 'bgio' ? bgioTable(number) : outremerTable(number));
for (let at = 0; at < tables.length; at += 10) await Promise.all(tables.slice(at, at + 10).map((one) => one.begin()));
for (const one of tables) one.play();
await sleep(1); // both warm up
measuring = true;
const cpu = onCpu();
const own = process.cpuUsage();
const began = now();
await sleep(SECONDS);
measuring = false;
const took = (now() - began) / 1000;
const used = onCpu() - cpu;
const ownUsed = process.cpuUsage(own);
ended = true;
latencies.sort((one, other) => one - other);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
console.log(JSON.stringify({
  tables: TABLES,
  moves_per_second: moves / took,
  p50_ms: at(0.5),
  p99_ms: at(0.99),
  cpu_us_per_move: (used / moves) * 1e6,
  client_cpu_us_per_move: (ownUsed.user + ownUsed.system) / moves,
}));
for (const one of tables) one.close();
setTimeout(() => process.exit(0), 50);
