export { DumpError, type DumpEntity, type DumpPage, type DumpRecord } from './dump-records.ts'
export { readDump } from './read-dump.ts'
