import { env } from 'node:process'

/** What a process of a test has of the environment it is run in, so that no setting of the machine bends it. */
export const bareEnvironment = { PATH: env.PATH, GLIBC_TUNABLES: env.GLIBC_TUNABLES }
