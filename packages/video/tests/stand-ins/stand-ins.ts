// For tests of other workspaces.
export { testOrder } from '../test-order.ts'
export { readWikiPages } from './wiki-pages.ts'
export { wikidataEntities } from './wikidata-entities.ts'
export { startWikimediaServer, type WikimediaServer } from './wikimedia-server.ts'
