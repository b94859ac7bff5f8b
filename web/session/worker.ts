import './answer.ts'; // in the chunk of all that a worker needs at first
