// boardgame.io's own server, in memory, on loopback: PORT and PAD (bytes of further state) come from the environment.
const http = require('http');

const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  if (typeof port !== 'number') return listen.call(this, port, ...rest);
  return listen.call(this, { port, host: '127.0.0.1', backlog: 2048 }, ...rest.filter((one) => typeof one === 'function'));
};

const { Server, Origins } = require('boardgame.io/server');

const pad = 'x'.repeat(Number(process.env.PAD || 0));
const bench = {
  name: 'bench',
  setup: () => ({ moves: 0, squires: new Array(16 * 4).fill(0), bezants: [12, 12, 12, 12], pad }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, area) => {
      G.moves += 1;
      G.squires[area * 4 + Number(playerID)] += 1;
    },
  },
};
const server = Server({ games: [bench], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
