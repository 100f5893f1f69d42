import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { followNews } from './follow-news.ts'
import { createTeller } from './teller.ts'
import { unreadQuery } from './unread.ts'

/** Draws nothing: follows what happens for as long as somebody is signed in. */
export function Live({ person }: { person: string }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { i18n } = useTranslation()
  useEffect(() => {
    const teller = createTeller({ router, queryClient, i18n })
    const stop = followNews({ person, queryClient, onNews: teller.tell, onRead: teller.takeBack })
    return () => {
      stop()
      teller.takeAllBack()
    }
  }, [person, queryClient, router, i18n])
  // asked for behind that: what comes in between is heard
  useQuery(unreadQuery)
  return null
}
