import { onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { startServer, type StartOptions } from '../start.ts'
import { startedFolder } from './folders.ts'
import { lightPasswords } from './light-passwords.ts'

/**
 * A whole server in this process, in a data directory of its own where none is given. It starts in a fraction of the
 * time of `ServerProcess`; whoever starts it has to stop it.
 */
export const startTestServer = async (variables: Record<string, string> = {}, options: StartOptions = {}) => {
  const { DATA_DIR = startedFolder(), ...others } = variables
  // tests come from one address and are faster than people
  const env = readEnv({ PORT: '0', RATE_LIMITS: '1000', LOG_REQUESTS: 'none', DATA_DIR, ...others })
  return { DATA_DIR, ...(await startServer(env, { passwords: lightPasswords(), ...options })) }
}

/** Such a server that is stopped after the test. */
export const testServer = async (...given: Parameters<typeof startTestServer>) => {
  const server = await startTestServer(...given)
  onTestFinished(server.stop)
  return server
}
