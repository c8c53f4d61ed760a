throw Object.assign(new Error("ENOSPC: no space left on device, write 'film.mp4'"), { code: 'ENOSPC' })
