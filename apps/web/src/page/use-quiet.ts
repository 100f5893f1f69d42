import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const LOOK_MS = 300

/** Turns true once the page is there with all it asked for: time for what nobody waits for. */
export function useQuiet(): boolean {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      if (router.state.status === 'pending' || queryClient.isFetching() > 0) return
      clearInterval(timer)
      setIsQuiet(true)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [router, queryClient])
  return isQuiet
}
