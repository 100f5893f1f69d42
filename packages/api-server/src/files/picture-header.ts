/** What the header of a picture says. */
export interface ImageSize {
  width: number
  height: number
  /** Bytes that a decoder has to keep of it at once; 0 where it works from line to line. */
  held: number
}
