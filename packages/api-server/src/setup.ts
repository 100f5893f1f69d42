import { refusal } from './api-error.ts'
import { sameText } from './crypto.ts'
import { SETUP_TRIES } from './limits.ts'
import type { Ports } from './ports.ts'

/** Guards the first registration where registration is by invitation: only who reads the server's output has its code. */
export function createSetup({ setupCode }: Ports): (given: string | undefined) => void {
  let wrong = 0
  return (given) => {
    const typed = given?.trim().toUpperCase()
    if (setupCode !== undefined && typed !== undefined && wrong < SETUP_TRIES) {
      if (sameText(typed, setupCode)) return
      wrong++
    }
    throw refusal(403, 'setup_code_wrong', 'setup_code')
  }
}
