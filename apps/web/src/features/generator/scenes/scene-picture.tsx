import { useEffect, useRef, type ReactNode } from 'react'
import { useScenePicture } from './use-scene-picture.ts'

/** A picture out of a file; its address is released with it. */
function FilePicture({ file, className }: { file: Blob; className: string | undefined }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (picture.current !== null) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={picture} alt="" className={className} />
}

type Props = {
  taskId: string
  index: number
  exists: boolean
  className?: string
  /** Shown until the picture is here, or when it never comes. */ children?: ReactNode
}

/** The small picture of a scene. Decoration: its sentence stands beside it. */
export function ScenePicture({ taskId, index, exists, className, children = null }: Props) {
  const file = useScenePicture(taskId, index, exists)
  return file === null ? children : <FilePicture file={file} className={className} />
}
