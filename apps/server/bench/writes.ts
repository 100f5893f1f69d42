// How fast assets are read, changed, made, brought in and taken away one by one and by the thousand:
//   npm run bench -- writes [-- --sizes 1000,1000000] [--rounds 100]
import { measureWrites } from './measure-writes.ts'
import { runBench } from './run-bench.ts'

await runBench({
  bench: 'writes',
  about:
    'Whole requests on both engines, each commit on the disk before it is answered, and a raw prepared statement with the same effect and no checks. All of them take turns within each round. Work that takes seconds has 5 rounds at most; an inventory is loaded once.',
  usual: { sizes: '1000,10000,100000,1000000', rounds: '100' },
  measure: measureWrites,
})
