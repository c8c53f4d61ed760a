import type { ReactNode } from 'react'
import { useFileSource } from '../../../ui/use-file-source.ts'
import { useScenePicture } from './use-scene-picture.ts'

function FilePicture({ file, className }: { file: Blob; className: string | undefined }) {
  const picture = useFileSource<HTMLImageElement>(file)
  return <img ref={picture} alt="" className={className} />
}

type Props = {
  taskId: string
  index: number
  exists: boolean
  className?: string
  /** Shown until the picture is here, or when it never comes. */
  children?: ReactNode
}

/** The small picture of a scene. Decoration: its sentence stands beside it. */
export function ScenePicture({ taskId, index, exists, className, children = null }: Props) {
  const file = useScenePicture(taskId, index, exists)
  return file === null ? children : <FilePicture file={file} className={className} />
}
