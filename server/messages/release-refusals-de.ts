import type { releaseRefusalsEn } from './release-refusals-en.ts';

/** Genaue Sätze zu Versionen, die abgelehnt werden. */
export const releaseRefusalsDe: typeof releaseRefusalsEn = {
  foreignToken: (own, wanted) => `Dieses Deploy-Token gehört zu ${own}, nicht zu ${wanted}.`,
  noManifest: 'Das Archiv enthält keine release.json.',
  notInArchive: (file) => `Die Version führt ${file} auf, aber das Archiv enthält die Datei nicht.`,
  notListed: (file) => `Das Archiv enthält ${file}, was die Version nicht aufführt.`,
  notJson: 'Die release.json des Archivs ist kein JSON.',
  badManifest: (where, why) =>
    `Die release.json des Archivs ist nicht gültig${where && ` bei ${where}`}: ${why}.`,
  damaged: (file) => `Die Datei ${file} ist nicht die, die ihre Prüfsumme in release.json nennt.`,
  twice: (file) => `Das Archiv enthält ${file} zweimal.`,
  fileAndFolder: (path) => `Im Archiv sind ${path} und ein anderer Pfad zugleich Datei und Ordner.`,
  pathTooLong: (start, most) => `Der Pfad ${start}… des Archivs ist länger als ${most} Zeichen.`,
  notAnArchive: (why) => `Das ist keine Version: ${why}.`,
  leadsOut: (path) => `Der Pfad ${path} des Archivs führt aus der Version hinaus.`,
  loadsUnlisted: (file) => `Die Version lädt ${file}, führt die Datei aber nicht auf.`,
  foreignPage: (page, slice) => `Die Version beansprucht die Seite ${page}, die nicht zu ${slice} gehört.`,
  hostRefuses: (why) => `Der Rahmen würde diese Version ablehnen: ${why}.`,
  unmetShare: (needed, has) =>
    has === ''
      ? `Der Rahmen stellt ${needed} nicht bereit.`
      : `Die Version braucht ${needed}, der Rahmen hat ${has}.`,
  sharedFolder: (folder) =>
    `Die Version nennt unter dem, was sie vom Rahmen nimmt, den Ordner ${folder}: Nennen Sie jedes Modul. Ein Build mit den Werkzeugen dieses Repositorys tut das.`,
  sharedUndeclared: (needed) =>
    `Der Code der Version nimmt ${needed} vom Rahmen, aber release.json sagt das nicht. Bauen Sie sie neu.`,
  untested: (contract) =>
    `Die Version wurde nicht mit dem Vertrag ${contract} des Rahmens geprüft, oder sie hielt ihn nicht ein.`,
  pageTooHeavy: (page, kilobytes, most) =>
    `Mit dem Einstieg wiegt ${page} als gzip ${kilobytes} KB; erlaubt sind ${most} KB.`,
  tooHeavy: (kilobytes, most) => `Die Version wiegt als gzip ${kilobytes} KB; erlaubt sind ${most} KB.`,
  registryTooHeavy: (kilobytes, most) =>
    `Was jede Seite von der Version mitnimmt, wiegt ${kilobytes} KB; erlaubt sind ${most} KB.`,
  configField: (field) => `Der Baustein hat kein Feld ${field}.`,
  configValue: (field) => `Das Feld ${field} nimmt diesen Wert nicht an.`,
  versionExists: (slice, version) =>
    `${slice} ${version} gibt es schon, mit anderem Inhalt. Erhöhen Sie die Version.`,
};
