import { useFileSource } from './use-file-source.ts'

/** A picture that is a file. Decoration. */
export function FilePicture({ file, className }: { file: Blob; className: string | undefined }) {
  const picture = useFileSource<HTMLImageElement>(file)
  return <img ref={picture} alt="" className={className} />
}
