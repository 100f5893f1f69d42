import type { ImportProgress } from '@plenum/domain/asset-import'

interface Run {
  step: () => Promise<ImportProgress>
  /** The state in which there is more to do. */
  while: ImportProgress['state']
  tell: (progress: ImportProgress) => void
  /** Asked between two steps. */
  stopped?: () => boolean
}

/** Asks for step after step until the work is done: each is short, so that nothing waits long behind it. */
export async function runSteps({ step, while: working, tell, stopped = () => false }: Run): Promise<void> {
  for (;;) {
    const progress = await step()
    tell(progress)
    if (progress.state !== working || stopped()) return
  }
}
