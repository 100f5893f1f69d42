// How fast assets are read, changed, made, brought in and taken away one by one and by the thousand:
//   npm run bench -- writes [-- --sizes 1000,1000000] [--rounds 100]
import { measureWrites } from './measure-writes.ts'
import { runBench } from './run-bench.ts'

await runBench({
  bench: 'writes',
  about:
    'Whole requests of the application over both engines, each commit on the disk before it is answered, and a raw prepared statement with the same effect and none of the checks; all in turn within each round. What takes seconds has 5 rounds at most, and an inventory is loaded once.',
  usual: { sizes: '1000,10000,100000,1000000', rounds: '100' },
  measure: measureWrites,
})
