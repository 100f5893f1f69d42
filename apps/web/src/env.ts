/** What the build was given; only whole names are replaced then, so each is written out. */
export const built = {
  VITE_API_URL: import.meta.env.VITE_API_URL,
  VITE_API_MOCKING: import.meta.env.VITE_API_MOCKING,
  VITE_APP_URL: import.meta.env.VITE_APP_URL,
  VITE_MOCK_API_PORT: import.meta.env.VITE_MOCK_API_PORT,
}

/** Where the API is; checked with the rest of the configuration before the client's first request. */
export const API_URL = built.VITE_API_URL ?? '/'

/** Version of the application, as its package says. */
export const VERSION = import.meta.env.VITE_VERSION

/** Whether the build is drawing a page of its own, where nothing of a browser can be asked. */
export const IS_DRAWING = import.meta.env.SSR
