// The process that makes one video. Started by the worker, one per video, so that a crash takes nothing else along.
import { makeVideo } from '@relampago/video'
import { serveOneVideo } from './serve-one-video.ts'

serveOneVideo(makeVideo)
