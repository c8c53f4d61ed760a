/** An opaque picture in the compositor's memory, usually larger than the frame so that the camera has room. */
export type Still = { readonly kind: 'still'; readonly width: number; readonly height: number }
