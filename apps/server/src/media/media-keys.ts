// Storage keys of photos and clips that people upload for their videos.

/** Everything of one person. */
export function mediaFolderOf(userId: string): string {
  return `media/${userId}`
}

/** Of one photo or clip. */
export function mediaFolder(userId: string, id: string): string {
  return `${mediaFolderOf(userId)}/${id}`
}

/** There is a photo or a clip. */
export function mediaKeys(userId: string, id: string): { photo: string; clip: string; preview: string } {
  const folder = mediaFolder(userId, id)
  return { photo: `${folder}/photo.jpg`, clip: `${folder}/clip.mp4`, preview: `${folder}/preview.jpg` }
}
