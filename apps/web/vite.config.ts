import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** First parts of the addresses that the server answers; every other address is a page. */
const apiFolders = ['api', 'auth', 'options', 'generate-video', 'video-progress', 'get-final-video', 'static', 'dev']
const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  // The font files that videos are drawn with.
  resolve: { alias: { '#fonts': join(import.meta.dirname, '../../assets/fonts') } },
  // Nothing is inlined into style sheets or pages: the content security policy allows only files of
  // our own.
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Rules and tables have no side effects: a page gets those that it uses.
      treeshake: { moduleSideEffects: [{ test: /packages\/domain\/src\//, sideEffects: false }] },
      // One file for what every page needs: it changes only with the versions of these packages.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// }] } },
    },
  },
  worker: { format: 'es' },
  // `/dev/ui` is a page; the rest below `/dev` is the server's.
  server: { port: 5173, proxy: Object.fromEntries(apiFolders.map((folder) => [`^/${folder}(/(?!ui$)|$)`, server])) },
})
