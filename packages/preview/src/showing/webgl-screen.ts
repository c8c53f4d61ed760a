import type { Planes } from '../orders/planes.ts'
import { blueOfU, greenOfU, greenOfV, redOfV } from './planes-to-rgba.ts'
import type { AnyCanvas, Screen } from './screen.ts'

const vertexShader = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID & 1) * 4 - 1), float((gl_VertexID >> 1) * 4 - 1));
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/** The first row of a texture is the top row of the frame; the canvas counts from the bottom. */
const fragmentShader = `#version 300 es
precision highp float;
precision highp int;
uniform highp sampler2D yPlane;
uniform highp sampler2D uPlane;
uniform highp sampler2D vPlane;
out vec4 color;

float chroma(highp sampler2D plane, ivec2 at, ivec2 last) {
  ivec2 near = at >> 1;
  ivec2 other = clamp(near + (at & 1) * 2 - 1, ivec2(0), last);
  float upper = 0.75 * texelFetch(plane, near, 0).r + 0.25 * texelFetch(plane, ivec2(near.x, other.y), 0).r;
  float beside = 0.75 * texelFetch(plane, ivec2(other.x, near.y), 0).r + 0.25 * texelFetch(plane, other, 0).r;
  return 255.0 * (0.75 * upper + 0.25 * beside) - 128.0;
}

void main() {
  ivec2 size = textureSize(yPlane, 0);
  ivec2 at = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  ivec2 last = textureSize(uPlane, 0) - 1;
  float light = (255.0 * texelFetch(yPlane, at, 0).r - 16.0) * (255.0 / 219.0);
  float u = chroma(uPlane, at, last);
  float v = chroma(vPlane, at, last);
  vec3 rgb = vec3(light + ${redOfV} * v, light - ${greenOfU} * u - ${greenOfV} * v, light + ${blueOfU} * u);
  color = vec4(rgb / 255.0, 1.0);
}`

const planeNames = ['yPlane', 'uPlane', 'vPlane'] as const

/**
 * Shows frames by WebGL2; `null` when the canvas has none. A lost context comes back by itself:
 * `onRestored` then asks for the frame once more.
 */
export function openWebglScreen(canvas: AnyCanvas, onRestored: () => void): Screen | null {
  // Canvases of workers keep what they showed; others must be told to.
  const isOnPage = typeof HTMLCanvasElement !== 'undefined' && canvas instanceof HTMLCanvasElement
  const options = { preserveDrawingBuffer: isOnPage, alpha: false, antialias: false, depth: false, stencil: false, powerPreference: 'low-power' } as const
  const gl = canvas.getContext('webgl2', options) as WebGL2RenderingContext | null
  if (gl === null) return null
  let canShow = prepare(gl)
  if (!canShow && !gl.isContextLost()) return null
  let textureSize = ''

  const onLost = (event: Event) => {
    // Without this the browser never restores it.
    event.preventDefault()
    canShow = false
  }
  const onBack = () => {
    canShow = prepare(gl)
    textureSize = ''
    if (canShow) onRestored()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onBack)

  return {
    backend: 'webgl2',
    show(planes) {
      if (!canShow) return
      const { width, height } = planes
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      const wanted = `${width}x${height}`
      upload(gl, planes, wanted !== textureSize)
      textureSize = wanted
      gl.viewport(0, 0, width, height)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    close() {
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', onBack)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** False when the context has no use: it is lost, or its shaders do not compile. */
function prepare(gl: WebGL2RenderingContext): boolean {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind)
    if (shader === null) return false
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return false
  gl.useProgram(program)
  gl.disable(gl.DITHER)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  planeNames.forEach((name, unit) => {
    gl.uniform1i(gl.getUniformLocation(program, name), unit)
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    for (const key of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, key, gl.NEAREST)
    for (const key of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, key, gl.CLAMP_TO_EDGE)
  })
  return true
}

function upload(gl: WebGL2RenderingContext, { bytes, width, height }: Planes, isNewSize: boolean): void {
  const luma = width * height
  const half = { width: width >> 1, height: height >> 1 }
  const planes = [
    { width, height, from: 0 },
    { ...half, from: luma },
    { ...half, from: luma + half.width * half.height },
  ]
  planes.forEach((plane, unit) => {
    const part = bytes.subarray(plane.from, plane.from + plane.width * plane.height)
    gl.activeTexture(gl.TEXTURE0 + unit)
    if (isNewSize) gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, plane.width, plane.height, 0, gl.RED, gl.UNSIGNED_BYTE, part)
    else gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, plane.width, plane.height, gl.RED, gl.UNSIGNED_BYTE, part)
  })
}
