import { acceptOf, FILE_PURPOSES, type FilePurpose } from '@plenum/domain/file'
import { sortFiles } from '@plenum/ui/file-rules'
import { useRef, useState, type ChangeEvent } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useWords } from '#app/page/use-words.ts'
import { useUploadWords } from './use-upload-words.ts'

/** Lets one file be chosen for something: refuses what it does not take, and tells what went wrong. */
export function useFileChoice(purpose: FilePurpose, onChosen: (file: File) => Promise<void>) {
  useWords('feedback')
  const errorWords = useErrorWords()
  const { refusals } = useUploadWords(purpose, 1)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (change: () => Promise<void>) => {
    setIsBusy(true)
    setProblem(null)
    await change().catch((error: unknown) => setProblem(errorWords(error)))
    setIsBusy(false)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const rules = { accept: acceptOf(purpose), maxSize: FILE_PURPOSES[purpose].most, maxFiles: 1 }
    const { taken, refused } = sortFiles([...(currentTarget.files ?? [])], rules, 0)
    // the same file chosen again must be told again
    currentTarget.value = ''
    const [reason] = refused
    const [file] = taken
    if (reason) setProblem(refusals[reason.reason])
    else if (file) void attempt(() => onChosen(file))
  }
  return {
    problem,
    isBusy,
    attempt,
    open: () => input.current?.click(),
    input: { ref: input, type: 'file', accept: acceptOf(purpose), hidden: true, onChange: choose } as const,
  }
}
