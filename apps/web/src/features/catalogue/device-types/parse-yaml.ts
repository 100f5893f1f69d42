import { parse } from 'yaml'

/** Bytes that one file may have: the community's largest are a third of it. */
export const YAML_BYTES = 256 * 1024

/** What a YAML text says as plain data; throws for anything but that: no tags of its own, no part named twice. */
export const parseYaml = (text: string): unknown =>
  parse(text, { schema: 'core', maxAliasCount: 0, merge: false, uniqueKeys: true, prettyErrors: false })
