// How many requests a real server answers over loopback HTTP, and how soon:
//   npm run bench -- mix [-- --sizes 100000] [--rounds 5] [--keep folder]
import { measureMix } from './measure-mix.ts'
import { mixInWords } from './mix-deeds.ts'
import { runBench } from './run-bench.ts'

await runBench({
  bench: 'mix',
  about: `Of a hundred turns: ${mixInWords()}; a change is two requests. Asked by a process of its own over loopback HTTP, each connection the next thing as soon as it has an answer, the engines in turn in windows of two seconds.`,
  usual: { sizes: '100000', rounds: '5' },
  measure: measureMix,
})
