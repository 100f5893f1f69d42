/** What one connection, one address and all together may take. */
export const EDGE_LIMITS = {
  headersTimeout: 10_000,
  /** Of the slowest kind of request, an upload; all others are cut at `bodyTimeout`. */
  requestTimeout: 120_000,
  bodyTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
  maxRequestsPerSocket: 1_000,
  maxConnections: 2_000,
  connectionsPerAddress: 50,
  patience: 10_000,
  slowestBody: 1_024,
  slowestAnswer: 8_192,
}
export type EdgeLimits = typeof EDGE_LIMITS
