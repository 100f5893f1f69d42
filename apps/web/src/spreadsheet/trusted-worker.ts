import workerUrl from './parse.worker.ts?worker&url'

declare global {
  // The part of Trusted Types that is used here; TypeScript's own library has none of it.
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: () => string },
        ) => { createScriptURL: (url: string) => URL }
      }
    | undefined
}

// The page's policy lets workers start under this name only, and the name stands for this one script.
const policy = globalThis.trustedTypes?.createPolicy('plenum-worker', { createScriptURL: () => workerUrl })

/** Starts the worker that reads files. */
export const startParser = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
