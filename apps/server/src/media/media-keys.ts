// Storage keys of pictures that people upload for their videos.

/** Everything of one person. */
export function mediaFolderOf(userId: string): string {
  return `media/${userId}`
}

/** Of one picture. */
export function mediaFolder(userId: string, id: string): string {
  return `${mediaFolderOf(userId)}/${id}`
}

export function mediaKeys(userId: string, id: string): { photo: string; preview: string } {
  const folder = mediaFolder(userId, id)
  return { photo: `${folder}/photo.jpg`, preview: `${folder}/preview.jpg` }
}
