/** A transparent picture in the compositor's memory. */
export type Layer = { readonly kind: 'layer'; readonly width: number; readonly height: number }
