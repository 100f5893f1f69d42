/** What tells a browser's machine: Chromium's hints, or the older word that every browser has. */
interface Machine {
  userAgentData?: { platform: string }
  platform: string
}

/** Whether keys are pressed together with Cmd here, not with Ctrl. */
export const isApple = ({ userAgentData, platform }: Machine = navigator): boolean =>
  /^(mac|iphone|ipad)/i.test(userAgentData?.platform || platform)
