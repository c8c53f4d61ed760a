import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageTextPlugin } from './page-text/page-text-plugin.ts'

/** First parts of the addresses that the server answers; every other address is a page. */
const apiFolders = ['api', 'auth', 'options', 'generate-video', 'video-progress', 'get-final-video', 'static', 'dev']
const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/**
 * `Features.LightDark` of lightningcss: what it puts in place of `light-dark()` does not follow the
 * `color-scheme` of a part of the page.
 */
const lightDark = 1 << 20

/** Modules that every page imports. */
const frameParts =
  /apps\/web\/src\/(?:language|storage|log|session\/(?:session|person|own-path)\.|ui\/(?:button|logo|page-head|class-names|toasts|ui\.texts|when-idle|navigation-links|use-anchor)|app\/(?:app\.texts|language-switch|avatar|navigation-links|use-anchor)|api\/unauthorized)|lucide-react\/.*\/(?:createLucideIcon|Icon|x|globe)\.|vite\/preload-helper/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pageTextPlugin(), tailwindcss(), react()],
  resolve: {
    alias: {
      '#pages': join(import.meta.dirname, '../../content/pages'),
      '#page-pictures': join(import.meta.dirname, '../../assets/pages'),
      // The font files that videos are drawn with.
      '#fonts': join(import.meta.dirname, '../../assets/fonts'),
      '#editor-photos': join(import.meta.dirname, '../../assets/editor'),
      // The code in which previews draw what videos show.
      '#engine': join(import.meta.dirname, '../../packages/compositor/build'),
    },
  },
  css: { lightningcss: { exclude: lightDark } },
  // Nothing is inlined into style sheets or pages: the content security policy allows only files of
  // our own.
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Rules and tables have no side effects: a page gets those that it uses.
      treeshake: { moduleSideEffects: [{ test: /packages\/domain\/src\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs: changes only with the versions of these packages.
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
            // What surrounds every page: a file compresses better than its twenty parts.
            { name: 'frame', test: frameParts, priority: 1 },
            // Icons that several pages have: each alone would be a file of 200 bytes, and a
            // connection answers one request at a time.
            { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // `/dev/ui` is a page; the rest below `/dev` is the server's.
  server: { port: 5173, proxy: Object.fromEntries(apiFolders.map((folder) => [`^/${folder}(/(?!ui$)|$)`, server])) },
})
