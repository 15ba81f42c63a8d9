/** The step whose checkpoint holds the plan of an answer over tables; follow-ups find it there. */
export const planStepId = 'write-table';
