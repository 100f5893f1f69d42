// How many requests a real server answers over loopback HTTP, and how soon:
//   npm run bench -- mix [-- --sizes 100000] [--rounds 5] [--keep folder]
import { measureMix } from './measure-mix.ts'
import { mixInWords } from './mix-deeds.ts'
import { runBench } from './run-bench.ts'

await runBench({
  bench: 'mix',
  about: `Out of a hundred: ${mixInWords()}; a change is two requests. A second process sends them over loopback HTTP; each connection sends the next one as soon as it has an answer. The engines take turns in windows of two seconds.`,
  usual: { sizes: '100000', rounds: '5' },
  measure: measureMix,
})
