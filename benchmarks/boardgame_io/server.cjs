// boardgame.io's own server, in memory, on loopback: PORT and STATE (as JSON) come from the environment.
const http = require('http');

const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  if (typeof port !== 'number') return listen.call(this, port, ...rest);
  return listen.call(this, { port, host: '127.0.0.1', backlog: 2048 }, ...rest.filter((one) => typeof one === 'function'));
};

const { Server, Origins } = require('boardgame.io/server');

// The state is a view of Jerusalem, part by part: what a server of that game would keep and send.
const bench = {
  name: 'bench',
  setup: () => JSON.parse(process.env.STATE),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, area) => {
      G.world.areas[area % G.world.areas.length].squires[Number(playerID)] += 1;
    },
  },
};
const server = Server({ games: [bench], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] });
server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
