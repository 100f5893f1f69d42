import { run } from '../run.ts'

// a server with nothing to open, to serve or to end
setInterval(() => undefined, 60_000)
await run(() =>
  Promise.resolve({
    url: 'http://localhost:1',
    where: '',
    notes: [],
    leave: () => undefined,
    stop: () => Promise.resolve(),
  }),
)
