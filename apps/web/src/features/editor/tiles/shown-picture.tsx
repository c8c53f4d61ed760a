import type { PictureSource } from '@relampago/preview'
import { useFileSource } from '../../../ui/use-file-source.ts'

/** A photo as it is, filling its parent; for decoration. */
export function ShownPicture({ picture }: { picture: PictureSource }) {
  if ('blob' in picture) return <FilePicture file={picture.blob} />
  return <img src={picture.url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
}

function FilePicture({ file }: { file: Blob }) {
  const image = useFileSource<HTMLImageElement>(file)
  return <img ref={image} alt="" decoding="async" className="size-full object-cover" />
}
