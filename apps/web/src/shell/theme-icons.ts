import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import type { Theme } from '#app/page/theme.ts'

export const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<
  Theme,
  LucideIcon
>
