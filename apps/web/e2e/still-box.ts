import { expect, type Locator } from '@playwright/test'
import * as v from 'valibot'

const Box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

/** Where something is on the screen, once it moves no more. */
export async function stillBox(of: Locator) {
  let seen = ''
  await expect
    .poll(async () => {
      const before = seen
      seen = JSON.stringify(await of.boundingBox())
      return seen !== 'null' && seen === before
    })
    .toBe(true)
  return v.parse(Box, JSON.parse(seen))
}
