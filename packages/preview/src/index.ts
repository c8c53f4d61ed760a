export { drawWatermark } from './draw-watermark.ts'
export { drawAllFrames, openPlayer, openTilePainter, type PlayerOptions } from './open-player.ts'
export type { FilmOrder } from './orders/film-order.ts'
export type { PictureSource, Player, PlayerState, PlayerStatus, PreviewOrder, PreviewScene, TilePainter, TileSize } from './orders/player.ts'
