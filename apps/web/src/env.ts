/** What the build was given; only whole names are replaced then, so each is written out. */
export const built = {
  VITE_API_URL: import.meta.env.VITE_API_URL,
  VITE_API_MOCKING: import.meta.env.VITE_API_MOCKING,
  VITE_APP_URL: import.meta.env.VITE_APP_URL,
  VITE_MOCK_API_PORT: import.meta.env.VITE_MOCK_API_PORT,
}

/** Where the API is; checked with the rest of the configuration before the client's first request. */
export const API_URL = built.VITE_API_URL ?? '/'

/** Version of this package, the label in the sidebar. */
export const LABEL_VERSION = import.meta.env.VITE_VERSION

/** Version of the product, as the root `package.json` states it. */
export const PRODUCT_VERSION = import.meta.env.VITE_PRODUCT_VERSION

/** Whether the build is drawing a page of its own, where nothing of a browser can be asked. */
export const IS_DRAWING = import.meta.env.SSR
