import { productPost } from './product-post.ts'
import type { PostText } from '../../story/script.ts'
import type { PostRequest } from './post-request.ts'
import { themePost } from './theme-post.ts'

/**
 * Caption, first comment, title for Shorts and hashtags of a video, about what it says and nothing
 * else. Pure: the same request gives the same texts.
 */
export function postText(request: PostRequest): PostText {
  const { subject } = request
  return subject.kind === 'product' ? productPost({ ...request, subject }) : themePost({ ...request, subject })
}
