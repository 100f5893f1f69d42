/// <reference types="vite/client" />

/** Whether this build runs the server in the page; written in at build time, so that other builds drop all of it. */
declare const SERVER_IN_PAGE: boolean

interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_API_MOCKING?: string
  readonly VITE_APP_URL?: string
  readonly VITE_MOCK_API_PORT?: string
  readonly VITE_VERSION: string
  readonly VITE_PRODUCT_VERSION: string
}
