import type { CDPSession } from '@playwright/test'

/** What a page is slowed by: nothing, or a processor four times slower behind what browsers' tools call Fast 4G. */
export const PROFILES = {
  none: { said: 'not slowed', rate: 1, settled: 600, network: undefined },
  slow: {
    said: '4x slower, Fast 4G',
    rate: 4,
    settled: 1200,
    network: { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  },
} as const
export type Profile = keyof typeof PROFILES

/** Both, in the order in which they are measured. */
export const BOTH: readonly Profile[] = ['none', 'slow']

/** Slows a page from now on. */
export async function slowDown(devtools: CDPSession, profile: Profile) {
  const { rate, network } = PROFILES[profile]
  await devtools.send('Network.enable')
  if (network) await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
