import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EngineOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

/** The part of the engine's mounted file system this class completes; an internal of the pinned version. */
interface NodeMount {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

const hasNodeMount = (module: unknown): module is NodeMount =>
  typeof module === 'object' && module !== null && 'NODEFS' in module

/** A folder on disk whose syncs reach the disk; as shipped the engine's are empty. */
export class DurableNodeFS extends NodeFS {
  /** How often the engine asked for a sync and got one. */
  syncs = 0

  override async init(engine: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(engine, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.completeSync(module)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  private completeSync(module: unknown) {
    if (!hasNodeMount(module)) throw new Error('The database engine has no NODEFS to complete')
    module.NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd !== undefined) {
        fdatasyncSync(stream.nfd)
        this.syncs += 1
      }
      return 0
    }
  }
}
