/**
 * A fresh folder for the data of a test. In memory where the machine has room there: a test's database is a copy of some
 * three hundred files, which takes a disk 200 ms and memory 20.
 */
export declare function throwAwayFolder(name: string): string;
