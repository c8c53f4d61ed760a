// The process that makes one video. Started by the worker, one per video, so that a crash affects
// no other video.
import { readFile } from 'node:fs/promises'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { makePhotoVideo, makeVideo, openProviders } from '@relampago/video'
import { serveOneVideo } from './serve-one-video.ts'

serveOneVideo(async (order, context, { uploadFile, providers }) =>
  isPhotoOrder(order)
    ? makePhotoVideo(order, uploadFile === null ? null : await readFile(uploadFile), context)
    : makeVideo(order, openProviders(providers), context),
)
