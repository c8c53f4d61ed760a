/**
 * Environment for FFmpeg. Builds of it load OpenBLAS, which starts threads that wait in a loop for
 * work that never comes; limited to one thread, a run costs 15 ms less, more on a busy machine, and
 * a video takes about twenty.
 */
export function ffmpegEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, OPENBLAS_NUM_THREADS: '1' }
}
