// How fast pages, searches and counts of the inventory are, and how that grows:
//   npm run bench -- lists [-- --sizes 1000,1000000] [--rounds 100] [--keep folder]
// `--keep` leaves the embedded inventories that were filled in for the next time.
import { measureLists } from './measure-lists.ts'
import { runBench } from './run-bench.ts'

await runBench({
  bench: 'lists',
  about:
    'Whole requests on both engines, the same without session and checks, and a raw prepared query for the same page. All of them take turns within each round.',
  usual: { sizes: '1000,10000,100000', rounds: '100' },
  measure: measureLists,
})
