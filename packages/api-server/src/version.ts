import product from '../../../package.json' with { type: 'json' }

/** Version of the product, as the root `package.json` states it. */
export const VERSION = product.version
