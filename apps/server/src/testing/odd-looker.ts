import process, { env } from 'node:process'

/** Stands in for the process that looks into files, and does what the name of the file says. */
const DEEDS: Record<string, () => unknown> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.abort(),
  lie: () => process.send?.({ verdict: { kind: 'document', media_type: 7 } }),
  tell: () =>
    process.send?.({
      rss: 0,
      verdict: {
        kind: 'document',
        media_type: JSON.stringify({ env, flags: process.execArgv }),
      },
    }),
}

process.on('message', (message) => {
  const deed = Object.keys(DEEDS).find((name) => JSON.stringify(message).includes(name))
  if (deed) DEEDS[deed]?.()
  else process.send?.({ rss: 0, verdict: { kind: 'document', media_type: 'text/csv' } })
})
process.send?.('ready')
