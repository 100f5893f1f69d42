import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the asset that the code on its label has opened. */
    scanned?: string
  }
}

/** The asset that was opened by its code, as long as nobody has gone elsewhere since. */
export const useScanned = (): string | undefined => useLocation({ select: ({ state }) => state.scanned })
